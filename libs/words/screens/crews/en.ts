// English: crews.

export const en = {
  crews: 'Crews',
  'load-failed': 'The crews couldn’t be loaded',
  'no-crews': 'No crews yet. Crews are assigned to jobs and have their own color on the calendar.',
  'add-crew': 'Add crew',
  'edit-crew': 'Edit crew',
  edit: 'Edit',
  'edit-what': 'Edit {name}',
  'nobody-named': 'No members yet',
  archived: 'Archived',
  added: 'Crew added',
  saved: 'Crew saved',
  'save-failed': 'Failed to save the crew',
  'save-changes': 'Save Changes',
  saving: 'Saving...',
  name: 'Name',
  color: 'Color',
  members: 'Members',
  'members-help': 'One name per line.',
  'takes-no-jobs': 'Archived: no new jobs',
} as const;
