import { test as base, expect, type Locator, type Page } from 'playwright/test';

export class Editor {
  /** The edit mode's own buttons and panels. */
  readonly own: Locator;

  constructor(readonly page: Page) {
    this.own = page.locator('#edit-mode');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.button('Editing')).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.own.getByRole('button', { name });
  }

  /** Clicks a sentence, which opens it in a field, and perhaps types another. */
  async type(sentence: Locator, text?: string): Promise<void> {
    await sentence.click();
    const field = this.own.getByRole('region', { name: 'Sentence' }).locator('textarea');
    await expect(field).toBeFocused();
    if (text !== undefined) await field.fill(text);
  }

  async write(sentence: Locator, text: string): Promise<void> {
    await this.type(sentence, text);
    await this.page.keyboard.press('Enter');
    await this.saved();
  }

  async saved(): Promise<void> {
    await expect(this.own.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  }

  async save(): Promise<void> {
    await this.button('Save').click();
    await this.saved();
  }
}

export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => use(new Editor(page)),
});
