// Written by scripts/icons.mjs.
export const ODIN_AUTHORS = ['Lorc', 'Delapouite', 'Lucasms', 'Skoll'] as const
