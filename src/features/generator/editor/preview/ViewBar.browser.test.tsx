import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import {useOwnFile} from './useOwnFile';
import {ViewBar, type Look} from './ViewBar';

const drawn = pageRoot();
const LOOK: Look = {
  zoom: 'fit',
  background: '',
  hasSafeArea: false,
  vision: '',
  isOnScreen: false,
};

function Bar(): ReactNode {
  const own = useOwnFile(() => undefined);
  return (
    <ViewBar look={LOOK} own={own} onChange={() => undefined}>
      {null}
    </ViewBar>
  );
}

it('says which file became the background, and why one did not', async () => {
  drawn.render(<Bar />);
  const field = page.getByLabelText('自分の背景');
  const status = page.getByRole('status');
  await expect.element(status).toBeInTheDocument();
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d');
  const picture = new File([await canvas.convertToBlob()], '海.png', {type: 'image/png'});
  await field.upload(picture);
  await expect.element(status).toHaveTextContent('「海.png」を背景にしました。');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await field.upload(new File(['x'], 'メモ.txt', {type: 'text/plain'}));
  await expect.element(status).toHaveTextContent(/画像か、動画を選んでください。$/u);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
