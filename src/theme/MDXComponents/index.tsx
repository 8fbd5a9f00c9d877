// Change: tables scroll inside their own frame, which the keyboard can reach.
import {ScrollTable} from '@site/src/components/ScrollTable';
import OriginalComponents from '@theme-original/MDXComponents';

export default {...OriginalComponents, table: ScrollTable};
