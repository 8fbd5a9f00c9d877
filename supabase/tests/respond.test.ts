import {expect, it} from 'vitest';
import {readText} from '../functions/_shared/respond.ts';

/** A request whose body is sent part by part, and how many parts were taken of it. */
function sent(parts: number, part: string): {request: Request; taken: () => number} {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      taken += 1;
      if (taken > parts) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  const init = {method: 'POST', body, duplex: 'half'} as const;
  return {request: new Request('http://localhost/', init), taken: () => taken};
}

it('reads a body, also one without any', async () => {
  expect(await readText(sent(3, 'あい').request, 18)).toBe('あいあいあい');
  expect(await readText(new Request('http://localhost/', {method: 'POST'}), 18)).toBe('');
});

it('leaves what is too long where it is', async () => {
  const {request, taken} = sent(10_000, 'x'.repeat(1000));
  await expect(readText(request, 10_000)).rejects.toMatchObject({reason: 'invalid_request'});
  expect(taken()).toBeLessThan(20);
});
