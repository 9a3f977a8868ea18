import { defineConfig } from 'vite'

/** The torture as one file that needs nothing but Node, as deep in a folder as in the repository. */
export default defineConfig({
  build: {
    ssr: 'src/torture/alone.ts',
    outDir: 'dist/torture',
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'torture.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true, target: 'node' },
})
