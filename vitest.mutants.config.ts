import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * The tests that judge changed rules (`npm run mutants`): those of kernel and games, every scenario and the counted
 * lines. What plays a great many games, or plays recorded ones again, is left out: it would find most, and take days.
 */
export default defineConfig({
  // The copy that is changed, not what node_modules points to.
  resolve: {
    alias: [
      { find: /^@meadhall\/(midgard|odin|mountain)\/(.*)$/, replacement: `${root}games/$1/src/$2.ts` },
      { find: /^@meadhall\/(\w+)\/(.*)$/, replacement: `${root}$1/src/$2.ts` },
    ],
  },
  test: {
    include: [
      'kernel/src/**/*.test.ts',
      'games/*/src/**/*.test.ts',
      'cli/src/{scenarios,lines,given}.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/properties.test.ts'],
    testTimeout: 600_000,
  },
})
