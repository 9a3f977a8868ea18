/** A request that is not done. The status is HTTP's, `why` is for programs and the message for people. */
export class Refused extends Error {
  readonly status: number
  readonly why: string

  constructor(status: number, why: string, text: string) {
    super(text)
    this.status = status
    this.why = why
  }
}
