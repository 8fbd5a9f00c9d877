import type {BuiltBoot} from './buildBoot';
import {inlineScript, type InlineScriptOptions} from './inlineScript';

/**
 * Until the application is there, which fetches its own pages, the browser fetches the page whose
 * link the pointer rests on (WICG, Speculation Rules): on a slow line it is there in a tenth of the
 * time. Browsers that do not know the type leave it alone, and none does so on data saver.
 */
const FETCH_AHEAD = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: '[data-has-hydrated=false] a[href^="/"]:not([download],[target=_blank])',
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Docusaurus's page template (packages/docusaurus/src/ssg/ssgTemplate.html.ts, 3.10.2) with our
 * boot file in place of the application's script tags and our inline script in place of the
 * theme's. The application's scripts are named in `data-scripts`, in loading order.
 */
export function ssrTemplate(boot: BuiltBoot, options: InlineScriptOptions): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <script>${inlineScript(options)}</script>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script src="<%= it.baseUrl %>${boot.path}" integrity="${boot.integrity}" defer data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"></script>
    <script type="speculationrules">${FETCH_AHEAD}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<script>[^]*?<\\/script>/g, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
