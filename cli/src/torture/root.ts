import { fileURLToPath } from 'node:url'

/** A file or folder of the repository; the bundle lies as deep in it as this does. */
export const filePath = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
