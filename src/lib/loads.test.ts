import {describe, expect, it, vi} from 'vitest';
import {createLoads, type LoadSurroundings} from './loads';

const gone = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});
/** Everything that can go on without us has. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

function around(recover: LoadSurroundings['recover'] = () => Promise.resolve()) {
  const surroundings = {
    isWanted: vi.fn(() => true),
    recover: vi.fn(recover),
    tell: vi.fn(),
    settle: vi.fn(),
  };
  return {...surroundings, loads: createLoads(surroundings)};
}

describe('a load that fails', () => {
  it('is told, waits, and arrives when it is tried again', async () => {
    const {loads, tell, settle} = around();
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('page');
    const arrived = vi.fn();
    void loads.keep(load).then(arrived);
    await rest();
    expect(tell.mock.calls).toEqual([[gone]]);
    expect(arrived).not.toHaveBeenCalled();
    loads.again();
    await rest();
    expect(arrived).toHaveBeenCalledWith('page');
    expect(settle).toHaveBeenCalledOnce();
  });

  it('is told again when it fails again', async () => {
    const {loads, tell, settle} = around();
    void loads.keep(() => Promise.reject(gone));
    await rest();
    loads.again();
    await rest();
    expect(tell).toHaveBeenCalledTimes(2);
    expect(settle).not.toHaveBeenCalled();
  });

  it('says nothing while the page is loaded anew', async () => {
    const {loads, tell} = around(() => new Promise(() => undefined));
    void loads.keep(() => Promise.reject(gone));
    await rest();
    expect(tell).not.toHaveBeenCalled();
  });

  it('is neither told nor mended by a reload when it was only fetched ahead', async () => {
    const {loads, tell, recover, isWanted} = around();
    isWanted.mockReturnValue(false);
    const load = vi.fn().mockRejectedValue(gone);
    void loads.keep(load);
    await rest();
    expect([tell.mock.calls, recover.mock.calls]).toEqual([[], []]);
    // The link is followed now.
    isWanted.mockReturnValue(true);
    loads.again();
    await rest();
    expect(load).toHaveBeenCalledTimes(2);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('throws what is no failure to load', async () => {
    const {loads, tell} = around();
    await expect(loads.keep(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(
      'x is undefined',
    );
    expect(tell).not.toHaveBeenCalled();
  });
});

it('two loads of one page settle together', async () => {
  const {loads, settle} = around();
  const late = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(2);
  void loads.keep(vi.fn().mockRejectedValueOnce(gone).mockResolvedValue(1));
  void loads.keep(late);
  await rest();
  loads.again();
  await rest();
  expect(settle).not.toHaveBeenCalled();
  loads.again();
  await rest();
  expect(settle).toHaveBeenCalledOnce();
});
