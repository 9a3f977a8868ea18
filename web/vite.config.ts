import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { parseAllDocuments } from 'yaml'

// `--mode art` builds and serves the drawings' own page (art.html) instead of the application.
export default defineConfig(({ mode }) => ({
  plugins: [react(), scenarios(), ...(mode === 'art' ? [] : [offline()])],
  build: {
    outDir: mode === 'art' ? 'dist/art' : 'dist/page',
    target: 'es2023',
    // A data address in a style sheet or script would need a weaker content policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === 'art' ? 'art.html' : { index: 'index.html', called: 'src/called/worker.ts' },
      output: {
        // The service worker asks for its part by this name.
        entryFileNames: ({ name }) => (name === 'called' ? 'called.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' as const },
}))

/** A file of scenarios as the values that it holds, so that the page needs no reader of YAML. */
function scenarios(): Plugin {
  return {
    name: 'scenarios',
    transform(text, id) {
      if (!id.endsWith('.yaml')) return undefined
      const documents = parseAllDocuments(text)
      if (!Array.isArray(documents)) throw new Error(`${id} holds no scenario`)
      const code = `export const scenarios = ${JSON.stringify(documents.map((document) => document.toJS()))}`
      return { code, map: null, moduleType: 'js' }
    },
  }
}

/** Everything the page may need is kept at the first visit, but for the many parts of the Japanese fonts: those as used. */
function offline() {
  return VitePWA({
    registerType: 'autoUpdate',
    injectRegister: 'script-defer',
    manifest: {
      name: 'Meadhall',
      short_name: 'Meadhall',
      description: 'Three board games by the fire: alone, against bots, or around one screen',
      display: 'standalone',
      background_color: '#0a1117',
      theme_color: '#0a1117',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png}', '**/*latin*.woff2', '**/noto-sans-runic*.woff2'],
      globIgnores: ['called.js'],
      importScripts: ['called.js'],
      navigateFallback: '/index.html',
      // What the server answers by itself: records as files, its health.
      navigateFallbackDenylist: [/^\/(api\/|healthz|readyz|metrics)/],
      clientsClaim: true,
      skipWaiting: true,
      runtimeCaching: [
        {
          urlPattern: /\.woff2?$/,
          handler: 'CacheFirst',
          options: { cacheName: 'fonts', expiration: { maxEntries: 400 } },
        },
      ],
    },
  })
}
