// Change: tables scroll inside their own frame, which the keyboard can reach; entries of a reference
// (plugins/markdown/entries) tell their names to what is pressed in them; what stands below the first
// view of a page (plugins/markdown/firstView) may come later.
import {BelowFirstView} from '@site/src/components/BelowFirstView';
import {CodeOwner} from '@site/src/components/CopyText';
import {ScrollTable} from '@site/src/components/ScrollTable';
import OriginalComponents from '@theme-original/MDXComponents';

export default {...OriginalComponents, BelowFirstView, CodeOwner, table: ScrollTable};
