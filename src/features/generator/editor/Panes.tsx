import {useRef, useState, type ReactNode, type RefObject} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import {useSettled} from '@site/src/lib/useSettled';
import {ContrastPane} from './contrast/ContrastPane';
import {ControlsPane} from './controls/ControlsPane';
import {Section} from './controls/Section';
import styles from './Editor.module.css';
import {useFonts} from './fonts/FontsContext';
import {InputPane} from './input/InputPane';
import type {Inputs} from './input/useInput';
import {useSectionKeys} from './keys/useRoving';
import {OutputPane} from './output/OutputPane';
import type {EditorParts} from './parts';
import {FeedPane} from './preview/FeedPane';
import {PreviewPane} from './preview/PreviewPane';
import {asksForFonts} from './preview/previewCss';
import type {PreviewHandle} from './preview/usePreview';
import type {OwnPresets} from './presets/usePresets';
import {designOf, type EditorState} from './state/editorState';
import {Tabs, type TabId} from './Tabs';

interface Props {
  readonly state: EditorState;
  readonly own: OwnPresets;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly preview: PreviewHandle;
  readonly inputs: Inputs;
  readonly parts: EditorParts;
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly prefix: string;
}

/** Longer than the pauses of a hand that moves a slider. */
const SETTLED_MS = 200;

/** Options, preview and output; side by side where there is room, else one at a time. */
export function Panes(props: Props): ReactNode {
  const {state, own, searchBox, frame, preview, inputs, parts, tab, onTab, prefix} = props;
  const design = designOf(state);
  const {allowsCustomCss} = state;
  const {width, height} = valuesOf(design).canvas;
  const {files} = useFonts();
  const controls = useRef<HTMLElement>(null);
  const output = useRef<HTMLElement>(null);
  useSectionKeys(controls);
  useSectionKeys(output);
  // The preview comes first: what is told of a design may come a moment after it.
  const settled = useSettled(design, SETTLED_MS);
  return (
    <>
      <Tabs tab={tab} onChange={onTab} prefix={prefix} history={state.history} />
      <div className={styles.panes} data-tab={tab}>
        <section
          className={styles.controls}
          ref={controls}
          id={`${prefix}controls`}
          aria-label="項目"
          tabIndex={-1}
        >
          <ControlsPane
            {...{design, allowsCustomCss, own, searchBox}}
            thumbAddress={parts.thumbAddress}
          />
        </section>
        <section
          className={styles.preview}
          id={`${prefix}preview`}
          aria-label="見本"
          tabIndex={-1}
          data-shape={width < height ? 'tall' : 'wide'}
        >
          <PreviewPane
            {...{width, height, frame}}
            status={preview.status}
            onRetry={preview.retry}
            asksForFonts={asksForFonts({design, files})}
            pace={preview.pace}
            missing={preview.missing}
            settled={settled}
          />
          <FeedPane app={design.app} feed={preview.feed} />
        </section>
        <section
          className={styles.output}
          ref={output}
          id={`${prefix}output`}
          aria-label="書き出し"
          tabIndex={-1}
        >
          <SidePanes {...{state, settled, inputs, parts}} />
        </section>
      </div>
    </>
  );
}

const START = {output: true, input: false, contrast: true};

interface SideProps extends Pick<Props, 'state' | 'inputs' | 'parts'> {
  readonly settled: Design;
}

function SidePanes({state, settled, inputs, parts}: SideProps): ReactNode {
  const [open, setOpen] = useState(START);
  const design = designOf(state);
  const toggle = (id: keyof typeof START) => ({
    isOpen: open[id],
    onToggle: () => {
      setOpen({...open, [id]: !open[id]});
    },
  });
  return (
    <>
      <Section title="書き出し" {...toggle('output')}>
        <OutputPane
          settled={settled}
          design={design}
          allowsCustomCss={state.allowsCustomCss}
          parts={parts}
        />
      </Section>
      <Section title="読みやすさ" {...toggle('contrast')}>
        <ContrastPane design={settled} />
      </Section>
      <Section title="読み込み" {...toggle('input')}>
        <InputPane onFile={inputs.takeFile} onText={inputs.takeText} />
      </Section>
    </>
  );
}
