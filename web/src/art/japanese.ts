/** Kana, characters and their full-width companions. */
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uffee]/
/** Has its three signs in fonts.ts. */
const ITS_NAME = /日本語/g

/** Fetches the Japanese typefaces when the first sign of it is seen on the page, be it in a name or in talk. */
export function watchForJapanese(): void {
  const watch = new MutationObserver((changes) => {
    if (!changes.some(showsJapanese)) return
    watch.disconnect()
    void import('./fonts-ja.ts')
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
}

function showsJapanese({ target, addedNodes }: MutationRecord): boolean {
  const seen = target instanceof CharacterData ? [target] : [...addedNodes]
  return seen.some(({ textContent }) => JAPANESE.test((textContent ?? '').replace(ITS_NAME, '')))
}
