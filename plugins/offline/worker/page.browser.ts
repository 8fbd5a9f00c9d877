/** The script of the page for no network: the chosen colours. */
function chosenTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = chosenTheme() ?? (isDark ? 'dark' : 'light');
