import {useState, type ReactNode, type RefObject} from 'react';
import {catalogueOf} from '@komebiyori/overlays/model/catalogue';
import {resetAll, type Design} from '@komebiyori/overlays/model/design';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {NARROW} from '@site/src/lib/useMedia';

import {useEdit} from '../EditorContext';
import type {EditorParts} from '../parts';
import {PaletteSection} from '../presets/PaletteSection';
import {PresetsSection} from '../presets/PresetsSection';
import type {OwnPresets} from '../presets/usePresets';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './ControlsPane.module.css';
import {CustomCssSection} from './CustomCssSection';
import {GroupSection} from './GroupSection';
import {byGroup, searchOptions} from './searchOptions';
import {Section} from './Section';
import {TemplateChooser} from './TemplateChooser';
import {TextsSection} from './TextsSection';

interface Props {
  readonly design: Design;
  readonly allowsCustomCss: boolean;
  readonly own: OwnPresets;
  readonly thumbAddress: EditorParts['thumbAddress'];
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

/** Everything that can be set, group by group. */
export function ControlsPane(props: Props): ReactNode {
  const {design, allowsCustomCss, own, thumbAddress, searchBox} = props;
  const edit = useEdit();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['template']));
  const options = [...catalogueOf(design.template, design.app).values()];
  const found = searchOptions(options, query);
  const isSearching = query.trim() !== '';
  const toggle = (id: string) => ({
    isOpen: open.has(id),
    onToggle: () => {
      const others = [...open].filter((one) => one !== id);
      setOpen(new Set(open.has(id) ? others : [...others, id]));
    },
  });
  const texts = [design.name, design.author].filter((text) => text !== undefined).length;
  const changed = Object.keys(design.opts).length + (design.customCss === undefined ? 0 : 1);
  return (
    <>
      <SearchField
        box={searchBox}
        query={query}
        found={isSearching ? found.length : undefined}
        onQuery={setQuery}
      />
      {!isSearching && (
        <>
          <Section title="テンプレート" {...toggle('template')}>
            <TemplateChooser design={design} thumbAddress={thumbAddress} />
          </Section>
          <Section title="配色" {...toggle('palette')}>
            <PaletteSection />
          </Section>
          <Section title="保存した見た目" {...toggle('presets')}>
            <PresetsSection design={design} own={own} />
          </Section>
        </>
      )}
      {byGroup(found).map((group) => (
        <GroupSection
          key={group.id}
          group={group}
          opts={design.opts}
          isWhole={!isSearching}
          // What was found is shown at once.
          {...(isSearching ? ALWAYS_OPEN : toggle(group.id))}
        />
      ))}
      {!isSearching && (
        <>
          <Section title="名前と作者" changed={texts} {...toggle('texts')}>
            <TextsSection design={design} />
          </Section>
          <Section
            title="自分のCSS"
            changed={design.customCss === undefined ? 0 : 1}
            {...toggle('css')}
          >
            <CustomCssSection css={design.customCss ?? ''} isAllowed={allowsCustomCss} />
          </Section>
          <div className={styles.all}>
            <Button
              disabled={changed === 0}
              onClick={() => {
                edit('すべてを初期値に戻す', resetAll, {said: 'すべてを初期値に戻しました'});
              }}
            >
              すべてを初期値に戻す
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const ALWAYS_OPEN = {isOpen: true, onToggle: () => undefined};

interface SearchProps {
  readonly box: Props['searchBox'];
  readonly query: string;
  /** How many options fit; undefined while nothing is searched for. */
  readonly found: number | undefined;
  readonly onQuery: (query: string) => void;
}

function SearchField({box, query, found, onQuery}: SearchProps): ReactNode {
  const hasCharacterKeys = useCharacterKeys();
  return (
    <div className={styles.search}>
      <input
        ref={box}
        className={ui.field}
        type="search"
        aria-label="項目を検索"
        aria-keyshortcuts={hasCharacterKeys ? '/' : undefined}
        placeholder="項目を検索（例：縁取り）"
        value={query}
        onChange={({target}) => {
          onQuery(target.value);
          target.parentElement?.parentElement?.scrollTo(0, 0);
          // On a phone the keyboard would cover what is found below the field.
          if (matchMedia(NARROW).matches) target.scrollIntoView({block: 'start'});
        }}
      />
      <p className={styles.found} role="status">
        {found !== undefined && (found === 0 ? '見つかりません。' : `${found}個の項目`)}
      </p>
    </div>
  );
}
