import { test as base, expect, type Locator, type Page } from 'playwright/test';

/** An editor's actions, in everyday words. */
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

  /** Clicks a sentence, which opens it in a field. */
  async click(sentence: Locator): Promise<void> {
    await sentence.click();
    await expect(
      this.own.getByRole('region', { name: 'Sentence' }).locator('textarea'),
    ).toBeFocused();
  }

  /** Clicks a sentence and types another, without saving. */
  async type(sentence: Locator, text: string): Promise<void> {
    await this.click(sentence);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  async write(sentence: Locator, text: string): Promise<void> {
    await this.type(sentence, text);
    await this.page.keyboard.press('Enter');
    await this.saved();
  }

  async saved(): Promise<void> {
    await expect(this.own.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  }

  /** A field of the form at the side, by its label. */
  field(label: string | RegExp): Locator {
    return this.own.getByLabel(label);
  }

  async save(): Promise<void> {
    await this.button(/^(Save|Add)$/).click();
    await this.saved();
  }

  /** The reported errors. */
  get faults(): Locator {
    return this.own.locator('.fault');
  }
}

export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => use(new Editor(page)),
});
