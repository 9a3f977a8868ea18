import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/meadhall.js', import.meta.url))

function meadhall(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('the command line', () => {
  test.each(['--help', '-h', 'help'])('%s lists the commands', (flag) => {
    const { status, stdout, stderr } = meadhall(flag)
    expect(stdout).toMatch(/^Usage: meadhall /)
    expect(stdout).toMatch(/^ {2}version +\S/m)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('without a command it shows the help', () => {
    expect(meadhall()).toEqual(meadhall('--help'))
  })

  test('--version prints one line', () => {
    const { status, stdout } = meadhall('--version')
    expect(stdout).toMatch(/^meadhall \d+\.\d+\.\d+ \(Node .+\)\n$/)
    expect(status).toBe(0)
  })

  test.each(['raid', 'toString', '--loud'])(
    'an unknown command (%s) gets one line and exit code 2',
    (name) => {
      const { status, stdout, stderr } = meadhall(name)
      expect(stderr).toBe(`meadhall: unknown command '${name}'; 'meadhall --help' lists the commands\n`)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    },
  )

  test('arguments that a command does not take get one line and exit code 2', () => {
    const { status, stdout, stderr } = meadhall('version', '--loud')
    expect(stderr).toBe("meadhall: version: unknown option '--loud'\n")
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})
