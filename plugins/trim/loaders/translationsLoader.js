// Texts of Docusaurus's theme for parts that this site does not have or has made its own.
// tests/built/pages.test.ts holds that no text which the scripts ask for is missing.
const UNUSED =
  /^theme\.(?:blog|CodeBlock|colorToggle|ErrorPageContent|NotFound\.p|TOCCollapsible|docs\.(?:DocCard|versions|tagDocListPageTitle|breadcrumbs\.navAriaLabel|sidebar\.(?:collapse|expand)Button)|navbar\.mobile(?:Dropdown|Versions)|tags\.tagsPage)/u;

module.exports = function translationsLoader(source) {
  const texts = Object.entries(JSON.parse(source)).filter(([id]) => !UNUSED.test(id));
  return JSON.stringify(Object.fromEntries(texts));
};
