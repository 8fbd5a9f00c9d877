import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Of the unreleased manual in docs/; published ones are in versioned_sidebars/. Data alone. */
const sidebars: SidebarsConfig = {};

export default sidebars;
