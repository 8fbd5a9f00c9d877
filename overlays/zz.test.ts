import stylelint from 'stylelint';
import {it} from 'vitest';
it('x', async () => { const r = await stylelint.lint({code: 'a { colr: red }', config: {rules: {'property-no-unknown': true}}}); console.log(r.results[0]?.warnings.length); });
