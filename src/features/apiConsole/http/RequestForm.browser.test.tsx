import {createStore} from '@komebiyori/lib/store';
import {useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import type {Operation} from '@site/src/lib/apiReference/definition';
import {exampleValues, readForm} from './form';
import type {HttpTool} from './httpTool.browser';
import {RequestForm} from './RequestForm';

const OPERATION: Operation = {
  id: 'updateService',
  method: 'PUT',
  path: '/api/services/{id}',
  tag: 'services',
  summary: '枠を変える',
  description: '',
  parameters: [
    {name: 'id', place: 'path', isRequired: true, description: '枠のID', schema: {type: 'string'}},
  ],
  body: {schema: {type: 'object'}, example: {name: 'a'}},
  responses: [],
};

const drawn = pageRoot();
let sends: number;
const sending = createStore<ReturnType<HttpTool['sending']['get']>>({kind: 'idle'});

function Form(): ReactNode {
  const [values, setValues] = useState(exampleValues(OPERATION));
  return (
    <RequestForm
      sending={sending}
      onCancel={() => {
        sending.set({kind: 'idle'});
      }}
      operation={OPERATION}
      values={values}
      reading={readForm(OPERATION, values, {origin: 'http://127.0.0.1:11180', schemas: {}})}
      onChange={setValues}
      onSend={() => {
        sends += 1;
      }}
    />
  );
}

beforeEach(() => {
  sends = 0;
  sending.set({kind: 'idle'});
  drawn.render(<Form />);
});

const send = page.getByRole('button', {name: '送信'});

it('leads to the first field that keeps it from sending', async () => {
  const id = page.getByLabelText('id');
  const body = page.getByLabelText('リクエストボディ');
  await body.fill('{');
  await id.fill('');
  await send.click();
  await expect.element(id).toHaveFocus();
  await id.fill('b');
  await send.click();
  await expect.element(body).toHaveFocus();
  await expect.element(body).toHaveAccessibleDescription(/JSONとして読めません/u);
  // Said by the field, and not at each letter.
  await body.fill('{"');
  await expect.element(body).toHaveAccessibleDescription(/JSONとして読めません/u);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await body.fill('{"name": "b"}');
  await send.click();
  expect(sends).toBe(1);
});

it('keeps the focus when a call is given up', async () => {
  const {call} = readForm(OPERATION, exampleValues(OPERATION), {origin: '', schemas: {}});
  sending.set({kind: 'sending', call});
  await page.getByRole('button', {name: 'やめる'}).click();
  await expect.element(send).toHaveFocus();
});
