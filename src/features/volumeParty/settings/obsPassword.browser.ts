const KEY = 'volumeParty.obsPassword';

/** The password of OBS in this tab; undefined when none was kept. It never leaves for an address. */
export function loadPassword(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the password until the tab is closed; undefined forgets it. */
export function keepPassword(password: string | undefined): void {
  try {
    if (password === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, password);
  } catch {
    // Without storage it is typed anew.
  }
}
