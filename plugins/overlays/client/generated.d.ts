// What the plugin writes with createData.
declare module '@generated/overlays/default/templates.json' {
  import type {TemplatesFile} from '@site/plugins/overlays/shared/templateFacts';

  const file: TemplatesFile;
  export default file;
}

declare module '@generated/overlays/default/fonts.json' {
  import type {FontTable} from '@site/plugins/overlays/shared/templateFacts';

  const table: FontTable;
  export default table;
}

declare module '@generated/overlays/default/sdk.json' {
  const file: {readonly script: string};
  export default file;
}

declare module '@generated/overlays/default/runtime-*.json' {
  const file: {readonly script: string};
  export default file;
}
