// ICU's number formatter as the Swift toolchain's own ICU, part of Foundation, exports it: Foundation on Linux formats
// no measurements.
#include <stdint.h>

typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;

UNumberFormatter *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
UFormattedNumber *swift_unumf_openResult(int32_t *status);
void swift_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, int32_t *status);
int32_t swift_unumf_resultToString(
    const UFormattedNumber *result, uint16_t *buffer, int32_t capacity, int32_t *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_close(UNumberFormatter *formatter);
