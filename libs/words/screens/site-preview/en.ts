// The preview of the public site: English.

export const en = {
  title: 'Public site',
  'title-help': 'Your pages with your details, as visitors see them. Forms do nothing here.',
  'new-tab': 'Open in a new tab',
  page: 'Page',
  language: 'Language',
  'not-shown': 'The preview cannot be shown',
  'not-reached': 'The site could not be reached.',
  loading: 'Loading the preview',
  preview: 'Preview',
} as const;
