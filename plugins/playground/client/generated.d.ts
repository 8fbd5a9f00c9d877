// What the plugin writes with createData.
declare module '@generated/playground/default/samples.json' {
  import type {SamplesFile} from '@site/plugins/playground/shared/types';

  const file: SamplesFile;
  export default file;
}

declare module '@generated/playground/default/family.json' {
  import type {TemplateFiles} from '@site/plugins/playground/shared/types';

  const files: TemplateFiles;
  export default files;
}

declare module '@generated/playground/default/sdk.json' {
  import type {SdkFile} from '@site/plugins/playground/shared/types';

  const file: SdkFile;
  export default file;
}

declare module '@generated/playground/default/members.json' {
  import type {Member} from '@site/plugins/playground/shared/types';

  const file: {readonly members: readonly Member[]};
  export default file;
}
