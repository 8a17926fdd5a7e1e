/** @jest-environment node */
import { clientModules, namesIn, readFlightScript, splitRows } from './flight';
import { pruneFlight } from './prune-flight';

test.each([
  ['(self.__next_f=self.__next_f||[]).push([0])', [0]],
  ['self.__next_f.push([1,"0:\\"a\\u003cb\\"\\n"])', [1, '0:"a<b"\n']],
])('%s is flight data', (script, entry) => {
  expect(readFlightScript(script)).toEqual(entry);
});

test.each(['alert(1)', 'self.__next_f.push([3,"AA=="])', 'self.__next_f.push([1,x])'])(
  '%s is not',
  (script) => expect(readFlightScript(script)).toBeNull(),
);

/** A row of text, six bytes long, without a line break behind it. */
const TEXT_ROW = 'a:T6,né\n1:';

describe('rows', () => {
  test('of text end where their length in bytes says', () => {
    const rows = splitRows(`0:["$a"]\n${TEXT_ROW}b:I[7,["$2"],"B"]\n:HL["/a.css","style"]\n`);
    expect(rows.map(({ id }) => id)).toEqual(['0', 'a', 'b', '']);
    expect(rows[1]?.text).toBe(TEXT_ROW);
  });

  test('put together are the flight data that they came from', () => {
    const flight = `0:["$a"]\n${TEXT_ROW}1:X\n1:C\n2:"no line break at the end"`;
    expect(
      splitRows(flight)
        .map(({ text }) => text)
        .join(''),
    ).toBe(flight);
  });

  test('name client components, each once', () => {
    const rows = splitRows('8:I[32118,["$2"],"Log"]\nb:I[7,[],"B"]\nc:I[7,[],"C"]\n');
    expect(clientModules(rows)).toEqual([7, 32118]);
  });

  test('name the classes and elements that they bring', () => {
    const rows = splitRows('0:["$","dialog",null,{"className":"card open"}]\n');
    expect([...namesIn(rows)].sort()).toEqual(['.card', '.open', 'dialog']);
  });
});

describe('pruned flight data', () => {
  const link = '["$","link","0",{"rel":"stylesheet","href":"/a.css","precedence":"next"}]';
  const pruned = (flight: string) =>
    pruneFlight(flight)
      .map(({ text }) => text)
      .join('');

  test('asks for no stylesheet, neither as an element nor as a hint', () => {
    expect(pruned(`:HL["/_next/a.css","style"]\n0:[${link},"$L1"]\n1:"a"\n`)).toBe(
      '0:[null,"$L1"]\n1:"a"\n',
    );
  });

  test('keeps hints of another kind', () => {
    expect(pruned(':HL["/a.woff2","font"]\n0:1\n')).toBe(':HL["/a.woff2","font"]\n0:1\n');
  });

  test('leaves out the not-found page, and what only that refers to', () => {
    const flight =
      '5:I[1,[],"Shared"]\n6:I[2,["$7"],"Lost"]\n7:"/a.js"\n' +
      '0:["$L5",{"parallelRouterKey":"children","notFound":[["$","$L6",null,{}],"$L5"]}]\n';
    expect(pruned(flight)).toBe(
      '5:I[1,[],"Shared"]\n0:["$L5",{"parallelRouterKey":"children","notFound":"$undefined"}]\n',
    );
  });

  test("leaves a component's own property of that name alone", () => {
    const flight = '0:["$","main",null,{"notFound":["none"]}]\n';
    expect(pruned(flight)).toBe(flight);
  });

  test.each(['"$L6"', '"$6"', '"$@6"', '"$Q6"', '"$6:props:children"'])(
    'keeps a row that %s refers to',
    (reference) => {
      const flight = `0:[${reference}]\n6:"kept"\n`;
      expect(pruned(flight)).toBe(flight);
    },
  );
});
