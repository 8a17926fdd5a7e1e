const RETRIES = 3;
const FIRST_DELAY = 1_000;

/**
 * A list that the site keeps for its scripts, such as what the search finds. Retries three times
 * with growing delays, then rejects with the last error.
 */
export async function fetchList<T>(path: string, attempt = 0): Promise<T> {
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return await response.json();
  } catch (error) {
    if (attempt === RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY * 2 ** attempt));
    return fetchList(path, attempt + 1);
  }
}
