import { defineConfig } from 'vite'

/** One file that needs nothing but Node: it can be carried to any machine. Its workers start the same file. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'lab.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true, target: 'node' },
})
