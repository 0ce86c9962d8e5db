// ICU's regular expressions as the Swift toolchain's own ICU, part of Foundation, exports them: unlike Swift's engine
// they can be stopped.
#include <stdint.h>

typedef struct URegularExpression URegularExpression;

/// What `status` is after a match that took too long (`U_REGEX_TIME_OUT`).
static const int32_t regularExpressionTimeOut = 0x10312;

URegularExpression *swift_uregex_open(
    const uint16_t *pattern, int32_t length, uint32_t flags, void *parseError, int32_t *status);
void swift_uregex_close(URegularExpression *expression);
void swift_uregex_setText(URegularExpression *expression, const uint16_t *text, int32_t length, int32_t *status);
void swift_uregex_setTimeLimit(URegularExpression *expression, int32_t limit, int32_t *status);
int8_t swift_uregex_matches(URegularExpression *expression, int32_t start, int32_t *status);
int8_t swift_uregex_find(URegularExpression *expression, int32_t start, int32_t *status);
int8_t swift_uregex_findNext(URegularExpression *expression, int32_t *status);
