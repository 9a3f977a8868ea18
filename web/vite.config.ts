import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// `--mode art` builds and serves the drawings' own page (art.html) instead of the application.
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: {
    outDir: mode === 'art' ? 'dist/art' : 'dist/page',
    rollupOptions: { input: mode === 'art' ? 'art.html' : 'index.html' },
  },
}))
