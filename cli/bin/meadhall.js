#!/usr/bin/env node
import './register.js'

await import('../src/main.ts')
