import {RestProblem} from './caller';

const NAME = /^[a-z_][a-z\d_]*$/u;

/** A quoted name. @throws RestProblem for anything but a plain name */
export function identifier(name: string): string {
  if (!NAME.test(name)) throw new RestProblem(400, 'PGRST100', `failed to parse "${name}"`);
  return `"${name}"`;
}

const OPERATORS: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

/** Query parameters that are no filters. */
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

function condition(column: string, test: string, params: string[]): string {
  const [, operator = '', value = ''] = /^(\w+)\.(.*)$/su.exec(test) ?? [];
  if (operator === 'is' && ['null', 'true', 'false'].includes(value)) {
    return `t.${column} is ${value}`;
  }
  if (operator === 'in') {
    // The values compare as text, which is enough for ids and words.
    const [, list = ''] = /^\((.*)\)$/su.exec(value) ?? [];
    params.push(JSON.stringify(list.split(',').map((item) => item.replace(/^"(.*)"$/su, '$1'))));
    return `t.${column}::text in (select json_array_elements_text($${params.length}::text::json))`;
  }
  const sign = OPERATORS[operator];
  if (sign === undefined) {
    throw new RestProblem(400, 'PGRST100', `operator "${operator}" is not in the local backend`);
  }
  params.push(value);
  return ['eq', 'neq'].includes(operator)
    ? `t.${column}::text ${sign} $${params.length}`
    : `t.${column} ${sign} $${params.length}`;
}

/** The `where` of a request on table `t`; adds its values to `params`. */
export function whereOf(query: URLSearchParams, params: string[]): string {
  const conditions = [...query]
    .filter(([name]) => !RESERVED.has(name))
    .map(([name, test]) => condition(identifier(name), test, params));
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

/** The columns of `select`; renaming, casts and embedding are not in the local backend. */
export function columnsOf(query: URLSearchParams): string {
  const asked = query.get('select') ?? '*';
  if (asked === '*') return 't.*';
  return asked
    .split(',')
    .map((name) => `t.${identifier(name.trim())}`)
    .join(', ');
}

export function orderOf(query: URLSearchParams): string {
  const terms = (query.get('order') ?? '').split(',').filter(Boolean);
  const parts = terms.map((term) => {
    const [name = '', ...rest] = term.split('.');
    const nulls = rest.includes('nullsfirst') ? ' nulls first' : '';
    return `t.${identifier(name)} ${rest.includes('desc') ? 'desc' : 'asc'}${nulls}`;
  });
  const number = (key: string): string => {
    const value = query.get(key);
    return value !== null && /^\d{1,9}$/u.test(value) ? ` ${key} ${value}` : '';
  };
  return `${parts.length === 0 ? '' : `order by ${parts.join(', ')}`}${number('limit')}${number('offset')}`;
}
