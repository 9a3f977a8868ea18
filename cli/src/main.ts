import { commandLine } from './command-line.ts'

// Whoever reads only the beginning (`meadhall … | head`) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await commandLine(process.argv.slice(2))
