import {act, useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {useUndoKeys} from '@site/src/lib/useUndoKeys';
import {Checks, NumberField, TextField, TypedAnew} from '.';

const drawn = pageRoot();
let asked: string[];
let words: string[];

const SHAPES = [
  {value: 'dot', name: '丸'},
  {value: 'star', name: '星'},
];

function Bench(): ReactNode {
  const [size, setSize] = useState(24);
  const [text, setText] = useState('8888');
  const [gap, setGap] = useState<number | undefined>(5);
  const [shapes, setShapes] = useState<readonly string[]>(['star']);
  const [resets, setResets] = useState(0);
  useUndoKeys({
    undo: () => {
      asked.push('undo');
      setSize(10);
    },
    redo: () => {
      asked.push('redo');
    },
  });
  return (
    <TypedAnew value={resets}>
      <button
        type="button"
        onClick={() => {
          setResets(resets + 1);
        }}
      >
        初期値に戻す
      </button>
      <NumberField label="大きさ" value={size} min={8} max={200} unit="px" onChange={setSize} />
      <TextField
        label="言葉"
        rows={3}
        value={text}
        maxLength={5}
        maxLines={2}
        onChange={(next) => {
          setText(next.trim());
          words.push(next.trim());
        }}
      />
      <NumberField
        label="間隔"
        note="次に出せるまでの時間です。"
        faults={gap === 5 ? ['は、10からです。'] : []}
        whenEmpty="100"
        {...{min: 0, max: 500, value: gap, onChange: setGap}}
      />
      <fieldset>
        <legend>形</legend>
        <Checks {...{values: shapes, options: SHAPES, onChange: setShapes}} />
      </fieldset>
      <output>{[size, gap, ...shapes].join(' ')}</output>
    </TypedAnew>
  );
}

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  asked = [];
  words = [];
  act(() => {
    drawn.render(<Bench />);
  });
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
});

const size = page.getByLabelText('大きさ');
const list = page.getByLabelText('言葉');

it('takes back what is typed in a field first, then the steps of the tool', async () => {
  await userEvent.type(size, '8');
  await expect.element(size).toHaveValue(248);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(size).toHaveValue(24);
  expect(asked).toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(asked).toEqual(['undo']);
  await expect.element(size).toHaveValue(10);
  // Arrows of the field are steps at once.
  await userEvent.keyboard('{ArrowUp}{Control>}z{/Control}');
  expect(asked).toEqual(['undo', 'undo']);
  await userEvent.fill(list, 'abc');
  await userEvent.tab();
  await userEvent.click(list);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(asked).toEqual(['undo', 'undo', 'undo', 'redo']);
});

it('keeps a number that is none, and says so until it is corrected', async () => {
  await userEvent.clear(size);
  await userEvent.tab();
  await expect.element(size).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(size)
    .toHaveAccessibleDescription('px 半角の数字を入力してください（8〜200px）。');
  await expect.element(page.getByRole('alert')).toHaveTextContent('半角の数字を入力してください');
  await expect.element(page.getByRole('status')).toHaveTextContent('24');
  await userEvent.fill(size, '30');
  await expect.element(size).toHaveAttribute('aria-invalid', 'false');
  expect(drawn.box.querySelector('[role=alert]')).toBeNull();
  await userEvent.fill(size, '999');
  await userEvent.tab();
  await expect.element(size).toHaveValue(200);
  await expect.element(size).toHaveAccessibleDescription('px 8〜200pxの範囲にしました。');
});

it('says what is wrong with a value that is kept, and takes none where there may be none', async () => {
  const gap = page.getByLabelText('間隔');
  await expect.element(gap).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(gap)
    .toHaveAccessibleDescription('次に出せるまでの時間です。 は、10からです。');
  await userEvent.clear(gap);
  await expect.element(gap).toHaveAttribute('aria-invalid', 'false');
  await expect.element(gap).toHaveAccessibleDescription('次に出せるまでの時間です。');
  await expect.element(page.getByRole('status')).toHaveTextContent('24 star');
  await userEvent.fill(gap, '7');
  // Browsers say that the field is empty then.
  await userEvent.type(gap, '{Control>}a{/Control}-');
  await userEvent.tab();
  await expect
    .element(gap)
    .toHaveAccessibleDescription(
      '次に出せるまでの時間です。 半角の数字を入力してください（0〜500）。',
    );
  await expect.element(page.getByRole('status')).toHaveTextContent('24 7 star');
});

it('ticks any of a few', async () => {
  await userEvent.click(page.getByLabelText('丸'));
  await expect.element(page.getByRole('status')).toHaveTextContent('24 5 star dot');
  await userEvent.click(page.getByLabelText('星'));
  await expect.element(page.getByRole('status')).toHaveTextContent('24 5 dot');
});

it('keeps a text that is too long, and says by how much', async () => {
  await userEvent.fill(list, '8888\n1234567');
  await expect.element(list).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(list)
    .toHaveAccessibleDescription('2行目が5文字を超えています。2文字減らすと反映されます。');
  expect(words).toEqual([]);
  await userEvent.tab();
  await expect.element(list).toHaveValue('8888\n1234567');
  await userEvent.fill(list, '8888\n12345');
  expect(words).toEqual(['8888\n12345']);
  await expect.element(list).toHaveAttribute('aria-invalid', 'false');
});

it('shows all values anew where a tool sets them so, also those that are the same as before', async () => {
  await userEvent.clear(size);
  await userEvent.fill(list, '8888888888');
  await expect.element(list).toHaveValue('8888888888');
  await userEvent.click(page.getByRole('button', {name: '初期値に戻す'}));
  await expect.element(list).toHaveValue('8888');
  await expect.element(size).toHaveValue(24);
});
