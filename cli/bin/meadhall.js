#!/usr/bin/env node
// The sources are TypeScript and run as they stand: tsx strips the types while loading.
import { register } from 'tsx/esm/api'

register()
await import('../src/main.ts')
