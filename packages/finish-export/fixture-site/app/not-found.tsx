/** Next's own has style attributes, which the policy forbids. */
export default function NotFound() {
  return <h1>Not found</h1>;
}
