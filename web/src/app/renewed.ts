/** Within this time after it was loaded, a page that lacks a script would lack it again. */
const JUST_LOADED = 10_000

/**
 * A server that was brought up to date no longer has the scripts of a page that is open. What it cannot fetch it gets by
 * being loaded anew: where one was is in the address, and games are kept.
 */
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || performance.now() < JUST_LOADED) return
  location.reload()
})
