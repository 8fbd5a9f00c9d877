export type Platform = 'win' | 'mac';

/** Names that need no quotes in PowerShell and in a Unix shell. */
const PLAIN = /^[\w.-]+$/u;

/** Prints the SHA-512 of a file in the current folder. */
export function hashCommand(platform: Platform, name: string): string {
  if (platform === 'win') return `Get-FileHash ${windowsPath(name)} -Algorithm SHA512`;
  return `shasum -a 512 ${shellName(name)}`;
}

/** Compares the SHA-512 of a file with `hex`: prints True on Windows, `name: OK` on macOS. */
export function compareCommand(platform: Platform, name: string, hex: string): string {
  if (platform === 'win') {
    return `(Get-FileHash ${windowsPath(name)} -Algorithm SHA512).Hash -eq '${hex}'`;
  }
  // Two spaces stand between hash and name in the format of shasum.
  return `echo ${shellQuote(`${hex}  ${name}`)} | shasum -a 512 -c`;
}

function windowsPath(name: string): string {
  return PLAIN.test(name) ? `.\\${name}` : `'.\\${name.replaceAll("'", "''")}'`;
}

function shellName(name: string): string {
  return PLAIN.test(name) ? name : shellQuote(name);
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
