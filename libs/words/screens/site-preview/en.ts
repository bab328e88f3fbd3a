// The preview of the public site: English.

export const en = {
  title: 'Public site',
  'title-help': 'Your website with your details, as visitors see it. Forms are turned off here.',
  'new-tab': 'Open in a new tab',
  page: 'Page',
  language: 'Language',
  'not-shown': 'The preview couldn’t be loaded',
  'not-reached': 'We couldn’t reach the website.',
  loading: 'Loading the preview',
  preview: 'Preview',
} as const;
