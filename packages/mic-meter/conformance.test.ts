import {describe, expect, it} from 'vitest';
import {isMet, runConformance} from './testing/conformance';

describe.each([48_000, 44_100])('the requirements of the EBU at %i Hz', (sampleRate) => {
  const rows = runConformance(sampleRate);

  it('are all there', () => {
    expect(rows).toHaveLength(29);
  });

  it.each(rows)('$name: $target $unit, measured $measured', (row) => {
    expect(isMet(row), `${row.measured} ${row.unit}`).toBe(true);
  });
});
