// A drawing that does not change is made once and shown as an image: one node in the page, drawn by the browser
// when it is needed, at any size, and never touched again. It cannot use the page's fonts, so it holds no words.

const urls = new Map<string, string>()

/** The address of a drawing `width` × `height` units large; `key` names it among all drawings. */
export function picture(key: string, width: number, height: number, draw: () => string, viewBox?: string) {
  const known = urls.get(key)
  if (known) return known
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox ?? `0 0 ${width} ${height}`}">${draw()}</svg>`
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  urls.set(key, url)
  return url
}
