import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// The unreleased manual has no pages; the published versions keep theirs in versioned_sidebars/.
const sidebars: SidebarsConfig = {};

export default sidebars;
