import {expect, it} from 'vitest';
import {parseWrk} from './wrk';

const PRINTED = `Running 5s test @ http://127.0.0.1:8080/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.30ms    1.10ms  20.02ms   91.50%
    Req/Sec     9.70k   512.00    10.60k    70.00%
  Latency Distribution
     50%    3.11ms
     75%    3.60ms
     90%    4.20ms
     99%    9.87ms
  96512 requests in 5.00s, 1.20GB read
Requests/sec:  19302.40
Transfer/sec:    245.76MB
`;

it('reads what wrk prints', () => {
  expect(parseWrk(PRINTED)).toEqual({requestsPerSecond: 19_302.4, p99: 9.87, errors: 0});
});
it('counts every kind of error', () => {
  const errors =
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\nReq';
  expect(parseWrk(PRINTED.replace('Requests/sec', `${errors}uests/sec`)).errors).toBe(15);
});
it('does not take anything else for a result', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  expect(parseWrk(PRINTED.replace('9.87ms', '1.50s')).p99).toBe(1500);
});
