import { Island } from '../islands/islands';
import { Labeled } from './labeled';

/** An island with a slot that holds another one, one that fails, and an id of React's. */
export default function Page() {
  return (
    <main>
      <h1>Fixture</h1>
      <Island of="counter" label="Outer" start={1}>
        <p>Written by the server</p>
        <Island of="counter" label="Inner" start={10} />
      </Island>
      <Island of="fragile" />
      <Labeled />
    </main>
  );
}
