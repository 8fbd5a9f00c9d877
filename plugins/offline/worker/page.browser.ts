/** The script of the page for no network: the chosen colours, and the page itself when it can be had. */
function chosenTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = chosenTheme() ?? (isDark ? 'dark' : 'light');
addEventListener('online', () => {
  location.reload();
});
