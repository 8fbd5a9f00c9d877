/** A membership whose payment failed. `until` is the day on which Pro ends, while it can be used. */
export const LATE_TEXTS = {
  running: (until: string | undefined): string =>
    `支払いは、決済サービスがやり直すことがあります。${until === undefined ? 'Proは、支払いが済むまで使えません。' : `支払いが済まないと、Proを使えるのは${until}までです。`}`,
  canceled: (until: string | undefined): string =>
    `解約済みのため、次の更新はありません。${until === undefined ? 'Proは、今使えません。' : `Proは、${until}まで使えます。`}続けるときは、「お支払いの管理」で解約を取り消し、カードを変更してください。`,
} as const;
