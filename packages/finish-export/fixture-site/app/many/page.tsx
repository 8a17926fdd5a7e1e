import { Island } from '../../islands/islands';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** As many islands and rows as no page should have. */
export default function Page() {
  return (
    <main>
      {numbers(299).map((i) => (
        <Island key={i} of="counter" label={`Counter ${i}`} start={i} />
      ))}
      <Island of="counter" label="Last" start={0}>
        <ul>
          {numbers(2000).map((i) => (
            <li key={i}>Row {i} with “quotes” &amp; signs</li>
          ))}
        </ul>
      </Island>
    </main>
  );
}
