// Lets Node load our sources as they stand: types are stripped while loading, and JSON is its default export.
// Not tsx: it wraps every inner function in a call that keeps its name, which makes closures 70 times slower.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** @public Node calls this for every file that is imported. */
export async function load(url, context, nextLoad) {
  const kind = /^file:.*\.(ts|json)$/.exec(url)?.[1]
  if (kind === undefined || context.importAttributes?.type === 'json') return nextLoad(url, context)
  const sourcefile = fileURLToPath(url)
  const text = await readFile(sourcefile, 'utf8')
  const source = kind === 'ts' ? await strip(text, sourcefile) : `export default ${text}`
  return { format: 'module', source, shortCircuit: true }
}

async function strip(text, sourcefile) {
  // No tsconfig.json of the folder we are called from may change what the sources mean.
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } }
  const options = {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcefile,
    tsconfigRaw,
  }
  return (await transform(text, options)).code
}
