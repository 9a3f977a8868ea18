/**
 * Whether a request that may change something comes from our own page. Browsers name the origin of such requests and of
 * sockets; programs that send none carry no one's cookies by mistake.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true
  let given: URL
  try {
    given = new URL(origin)
  } catch {
    return false
  }
  return publicUrl === '' ? given.host === host : given.origin === new URL(publicUrl).origin
}
