import { Island } from '../islands/islands';

/** An island with a slot that holds another one, and one that fails. */
export default function Page() {
  return (
    <main>
      <h1>Fixture</h1>
      <Island of="counter" label="Outer" start={1}>
        <p>Written by the server</p>
        <Island of="counter" label="Inner" start={10} />
      </Island>
      <Island of="fragile" />
    </main>
  );
}
