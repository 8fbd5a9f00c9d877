import type {BuiltBoot} from './buildBoot';
import {inlineScript, type InlineScriptOptions} from './inlineScript';

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
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<script>[^]*?<\\/script>/g, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
