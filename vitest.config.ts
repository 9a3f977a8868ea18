import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files whose suites are long: begun last, they would keep one worker busy and leave the other idle. */
const LONG = [/server\/src\/(sqlite|postgres)\.test/, /(server|cli)\/src/]

/** Without this a fresh clone begins with the largest files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((long) => long.test(moduleId))
      return found < 0 ? LONG.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: ['**/src/**/*.test.ts', '{scripts,web/scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    pool: 'threads',
    // The longest wait for servers and databases: a third makes use of that.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
